/** A picture's print: 12 × 8 colours in 192 letters, small enough to be kept with the figures. */
import sharp, { type Sharp } from 'sharp';

const [WIDTH, HEIGHT] = [12, 8];

/** Takes a picture's print: four bits for each channel. */
export async function print(picture: Sharp): Promise<string> {
  const data = await picture.resize(WIDTH, HEIGHT, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const bytes = Buffer.alloc(data.length / 2);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = ((data[2 * i] ?? 0) & 0xf0) | ((data[2 * i + 1] ?? 0) >> 4);
  return bytes.toString('base64');
}

const channels = (own: string) =>
  [...Buffer.from(own, 'base64')].flatMap((byte) => [(byte >> 4) * 17, (byte & 15) * 17]);

/** The difference of two prints: the largest mean difference of a field, as a fraction of the full range. */
export function difference(a: string, b: string): number {
  const [one, other] = [channels(a), channels(b)];
  let most = 0;
  for (let i = 0; i < one.length; i += 3) {
    const field = [0, 1, 2].reduce((sum, c) => sum + Math.abs((one[i + c] ?? 0) - (other[i + c] ?? 0)), 0);
    most = Math.max(most, field / 3 / 255);
  }
  return one.length === other.length ? most : 1;
}

/** A print as a picture again, for a picture of which nothing else was kept. */
export const developed = (own: string) =>
  sharp(Buffer.from(channels(own)), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } }).resize(
    WIDTH * 24,
    HEIGHT * 24,
  );

/** Serves a folder of built files on a free port, compressed and with clean addresses. */
import { createServer } from 'node:http';
import sirv from 'sirv';

export async function serve(folder: string): Promise<{ origin: string; close(): void }> {
  const files = sirv(folder, { brotli: true, extensions: ['html'] });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404).end();
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

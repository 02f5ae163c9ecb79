/**
 * Imports a part of the page that a press asks for. A browser keeps a module that it could not fetch as failed for as long
 * as the document lives, so another try asks for it under another address.
 * @throws when it cannot be fetched; the next call tries again
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    // Safari does not name the file.
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?${performance.now()}`);
  }
}

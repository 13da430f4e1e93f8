import { logoRule } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';

/** Why a file cannot be the logo, or null. The server looks inside the file; this spares the upload. */
export function logoProblem(file: { size: number; type: string }): string | null {
  if (!logoRule.types.some((type) => type === file.type)) return t`Please choose a PNG, JPEG or WebP file.`;
  if (file.size > logoRule.maxBytes)
    return t`Please choose a file of at most ${logoRule.maxBytes / 1024} KB.`;
  return null;
}

/** A file's content as the call takes it. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In pieces: a function takes only so many arguments.
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

import { logoRule } from '@fourfold/contract/words';

/** Wider or higher than this is more than a letterhead can show. */
const longest = 1200;

/** What a picture becomes: as large as it may be, in its own proportions. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A logo that mails and PDFs can show too: neither can draw WebP, and a large picture is made as small as it is ever
 * shown. Drawn anew here, in the browser, which knows every format that it can open. What it cannot open stays as it
 * is, and the server says so.
 */
export async function drawableLogo(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  const { width, height } = fittedSize(picture.width, picture.height);
  const isFine = file.type !== 'image/webp' && width === picture.width && file.size <= logoRule.maxBytes;
  if (isFine) return file;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))) ?? file;
}

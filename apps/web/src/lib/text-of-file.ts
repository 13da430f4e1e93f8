/**
 * A text file as it was meant: by its byte order mark, else as UTF-8 where it is that, else as Windows-1252, in which
 * Excel saves "CSV" in Western Europe. Without this "Müller" would be invited as "M�ller".
 * Null where it is no text: a workbook, a picture.
 */
export async function textOfFile(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return noText.test(text) ? null : text;
}

/** Signs that nobody types and hardly a file of another kind is without, but for tabs and the ends of lines and pages. */
const noText = /[^\P{Cc}\t-\r\u007f-\u009f]/u;

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

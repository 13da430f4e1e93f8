import { toPng } from '../../../charts/picture/to-png.ts';
import { withText } from '../../../charts/picture/with-text.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { type PictureOf, pictureHead, pictureName } from './picture-of.ts';

interface Pictured {
  readonly of: PictureOf;
  /** As the part of the page is called. */
  readonly part: string;
  readonly sentence: string;
  /** Below it. */
  readonly notes: readonly string[];
}

/** A drawing with all that it needs to be understood away from its page. */
export async function savePng(
  drawing: SVGSVGElement,
  { of, part, sentence, notes }: Pictured,
): Promise<void> {
  const picture = withText(drawing, { head: pictureHead(of), sentence, lines: notes });
  saveBlob(pictureName(of, part), await toPng(picture));
}

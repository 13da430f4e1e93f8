/** Runs in the page: which words of a map leave it, and which lie over a point or over each other. */
export function clashesIn(map: Element): string[] {
  const frame = map.getBoundingClientRect();
  const points = [...map.querySelectorAll('circle')].map((point) => point.getBoundingClientRect());
  const words = [...map.querySelectorAll('text, span')]
    // Not what is only there to be read out.
    .filter(({ parentElement }) => Number(parentElement?.getBoundingClientRect().width) > 1)
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { text: element.textContent, at: range.getBoundingClientRect() };
    })
    .filter(({ at }) => at.width > 0);
  const outside = ({ left, right, top, bottom }: DOMRect) =>
    left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  // A number stands on its own point.
  const covered = (text: string, at: DOMRect) =>
    !/^\d$/.test(text) && points.some((point) => meet(point, at));
  return words.flatMap(({ text, at }, index) => [
    ...(outside(at) ? [`${text} leaves the figure`] : []),
    ...(covered(text, at) ? [`${text} runs over a point`] : []),
    ...words
      .slice(index + 1)
      .flatMap((other) => (meet(at, other.at) ? [`${text} runs over ${other.text}`] : [])),
  ]);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 6;

/**
 * Where a card stands beside its cell, from the top left corner of `frame`: below the cell, above it where there is
 * more room, and never wider out than the frame.
 */
export function placeCard(
  cell: Box,
  frame: Box,
  card: { readonly width: number; readonly height: number },
): { x: number; y: number } {
  const top = cell.top - frame.top;
  const below = top + cell.height + GAP;
  const fits = below + card.height <= frame.height;
  const above = top - GAP - card.height;
  const middle = cell.left - frame.left + cell.width / 2 - card.width / 2;
  return {
    x: Math.max(0, Math.min(middle, frame.width - card.width)),
    y: fits || above < 0 ? below : above,
  };
}

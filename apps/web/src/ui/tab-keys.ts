/**
 * Which tab a key leads to, or null when the key is none of ours. Both axes move: the list stands upright or lies
 * flat by the width of the screen, and a key that does nothing in one of them would be a riddle.
 */
export function nextTab(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

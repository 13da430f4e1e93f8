import type { RefObject } from 'react';
import { useSize } from './use-size.ts';

/** One `rem` wide: what it measures in pixels says how large the reader has the letters. */
export const TEXT_PROBE = 'invisible absolute top-0 left-0 h-px w-4 max-w-none';
const USUAL = { width: 16, height: 1 };

/** How many times larger than usual the letters are, by an empty element with the classes above. */
export function useTextSize(probe: RefObject<Element | null>): number {
  return useSize(probe, USUAL).width / USUAL.width;
}

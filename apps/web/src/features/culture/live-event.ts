import { type CultureEvent, cultureEvent } from '@fourfold/contract/schemas';

/** What the server pushed; null for what it cannot have been. */
export function readEvent(data: string): CultureEvent | null {
  try {
    return cultureEvent.parse(JSON.parse(data));
  } catch {
    return null;
  }
}

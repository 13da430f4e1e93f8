/** A part of an address as it reads, or null where it was never encoded as one: anybody may type `#100%`. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a client takes, ours first among equals; a quality of 0 means that it does not. */
export function chooseEncoding(header: string): Encoding {
  const accepted = new Map(header.split(',').map(readItem));
  const quality = (encoding: Encoding) => accepted.get(encoding) ?? accepted.get('*') ?? 0;
  const compressed = (['br', 'gzip'] as const).filter((encoding) => quality(encoding) > 0);
  return compressed.toSorted((a, b) => quality(b) - quality(a))[0] ?? 'identity';
}

function readItem(item: string): readonly [name: string, quality: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
  return [name, given === undefined ? 1 : Number(given) || 0];
}

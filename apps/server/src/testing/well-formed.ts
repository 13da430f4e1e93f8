const part = /<\?.*?\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*"[^"<]*")*)\s*(\/?)>|([^<]+)|</gs;
const bareSign = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** Whether a program that reads XML would take this; without what no file of ours has, such as comments. */
export function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [whole, closing, name = '', attributes = '', single, text = ''] of xml.matchAll(part)) {
    if (whole === '<' || bareSign.test(attributes) || bareSign.test(text)) return false;
    if (name === '' || single === '/') continue;
    if (closing === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

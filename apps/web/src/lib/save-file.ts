/** Hands a text over to the browser as a download. */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type }));
}

export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; without this the text would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

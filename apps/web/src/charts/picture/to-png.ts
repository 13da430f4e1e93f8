/** Twice as fine as the screen, so that it is sharp on paper and on a projector. */
const SCALE = 2;

/** A drawing as a PNG, made in the browser: it leaves for nowhere. */
export async function toPng(svg: SVGSVGElement): Promise<Blob> {
  const source = new XMLSerializer().serializeToString(svg);
  const address = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Number(svg.getAttribute('width')) * SCALE;
    canvas.height = Number(svg.getAttribute('height')) * SCALE;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser does not draw pictures.');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

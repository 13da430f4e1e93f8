/** What everything here draws on. */
export type Pdf = PDFKit.PDFDocument;

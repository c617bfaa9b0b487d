import PDFDocument from 'pdfkit';

/** A document under way: what it is drawn on, and its file once it was ended. */
export type Pdf = { readonly doc: PDFDocument; readonly file: Promise<Uint8Array<ArrayBuffer>> };
type Asked = {
  /** Width and height of a page, in points. */ readonly size: readonly [number, number];
  readonly margins: ConstructorParameters<typeof PDFDocument>[0]['margins'];
  /** What a reader shows as the name of its window. */ readonly title: string;
  /** TrueType files by the names under which they are set; all of them end up inside. */
  readonly fonts: Readonly<Record<string, Uint8Array>>;
};

/** Opens a PDF 1.7 without a page, whose pages may be gone back to until it is ended. Heavy: import it when it is needed. */
export function openPdf({ size, margins, title, fonts }: Asked): Pdf {
  const doc = new PDFDocument({
    size,
    margins,
    bufferPages: true,
    autoFirstPage: false,
    font: null,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Moonhearth' },
  });
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  return { doc, file: collected(doc) };
}

function collected(doc: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    doc.on('data', (part) => void parts.push(part));
    doc.on('error', reject);
    doc.on('end', () => {
      const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      resolve(whole);
    });
  });
}

/** A page of text: its heading, what stands beside it, and lines, each with an amount at the right edge where it has one. */
export interface SmallPage {
  readonly firm: string;
  readonly day: string;
  readonly title: string;
  readonly lines: readonly (string | readonly [string, string])[];
}

const right = 540;

/** A PDF of one page in Helvetica, which every reader has: for made-up letters and statements in languages of Latin letters. */
export function smallPdf({ firm, day, title, lines }: SmallPage): Buffer {
  const content = [
    text(12, 55, 780, firm),
    text(10, right - 5 * day.length, 780, day),
    '0.72 0.6 0.3 RG 55 768 m 540 768 l S',
    text(18, 55, 725, title),
    ...lines.flatMap((line, at) => lineAt(line, 690 - 20 * at)),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  return withTable(objects);
}

function lineAt(line: SmallPage['lines'][number], y: number): string[] {
  if (typeof line === 'string') return [text(11, 55, y, line)];
  const [words, amount] = line;
  return [text(11, 55, y, words), text(11, right - 6 * amount.length, y, amount)];
}

function text(size: number, x: number, y: number, words: string): string {
  return `BT /F ${size} Tf ${x} ${y} Td (${words.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET`;
}

/** One byte a letter, so that places are lengths. */
function withTable(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${file}${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}

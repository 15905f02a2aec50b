import { getFormats } from '#wording/formats.ts';
import { smallPdf } from '../small-pdf.ts';

interface CommentaryPaper {
  readonly firm: string;
  readonly date: string;
  readonly title: string;
  /** In light markup. */
  readonly body: string;
}

const lineLength = 88;
const maxLines = 33;

/** Sets a commentary as a PDF of one page. */
export function commentaryPaper({ firm, date, title, body }: CommentaryPaper): Buffer {
  const [heading = '', ...rest] = plain(title).split(': ');
  const lines = [...rest, '', ...plain(body).split('\n')].flatMap(wrapped).slice(0, maxLines);
  return smallPdf({ firm: plain(firm), day: getFormats('en').date(date), title: heading, lines });
}

/** The letters of a small PDF have no curly quotation marks and no dashes. */
function plain(text: string): string {
  return text.replaceAll(/^#+ /gm, '').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/[–—]/g, '-');
}

function wrapped(paragraph: string): string[] {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length < lineLength) lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

import type { ImportProgress } from '../import-source.ts';

/** The screen on which progress is drawn: a terminal, or a file or pipe that keeps what is written. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

const names = { waiting: 'Waiting for another import to finish', checking: 'Checking', writing: 'Writing' } as const;

const width = 30;
const toStartOfLine = '\r\u001b[K';
const drawEvery = 100;
/** The number of lines about what is read, for screens that keep every line: one each quarter. */
const steps = 4;

/** Draws what an import does: one line that changes in a terminal, few lines elsewhere. */
export class ProgressLine {
  readonly #screen: Screen;
  readonly #now: () => number;
  #drawnAt = -Infinity;
  #step = 0;
  #phase = '';

  constructor(screen: Screen, now: () => number) {
    this.#screen = screen;
    this.#now = now;
  }

  readonly show = (progress: ImportProgress): void => {
    if (progress.phase !== 'reading') this.name(names[progress.phase]);
    else if (this.#screen.isTTY) this.#draw(progress);
    else this.#tell(progress);
  };

  /** A segment of work of unknown length. */
  name(phase: string): void {
    if (phase === this.#phase) return;
    this.#phase = phase;
    this.#screen.write(this.#screen.isTTY ? `${toStartOfLine}${phase} …` : `${phase} …\n`);
  }

  /** Leaves an empty line for what comes next. */
  end(): void {
    if (this.#screen.isTTY) this.#screen.write(toStartOfLine);
  }

  #draw(progress: Extract<ImportProgress, { phase: 'reading' }>): void {
    const isAll = progress.read >= progress.size;
    if (!isAll && this.#now() - this.#drawnAt < drawEvery) return;
    this.#drawnAt = this.#now();
    const share = shareOf(progress);
    const bar = '█'.repeat(Math.floor(share * width)).padEnd(width, '░');
    this.#screen.write(`${toStartOfLine}${bar} ${String(Math.floor(share * 100)).padStart(3)}%  ${lineOf(progress)}`);
  }

  #tell(progress: Extract<ImportProgress, { phase: 'reading' }>): void {
    const step = Math.floor(shareOf(progress) * steps);
    if (step <= this.#step) return;
    this.#step = step;
    this.#screen.write(`${progress.file}: ${Math.floor(shareOf(progress) * 100)}% read\n`);
  }
}

function shareOf({ read, size }: { read: number; size: number }): number {
  return size === 0 ? 1 : Math.min(read / size, 1);
}

function lineOf({ file, rows }: { file: string; rows: number }): string {
  return `${file}, ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;
}

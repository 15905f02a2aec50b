import type { BlockId } from './blocks.ts';
import type { Datasets } from '../datasets.ts';
import type { Report } from './report.ts';

/** A report page with everything that it needs: what is printed is complete, or it is not printed. */
export interface PaperReport {
  readonly frame: Omit<Report, 'datasets'>;
  readonly blocks: readonly BlockId[];
  readonly datasets: Partial<Datasets> & Pick<Datasets, 'title'>;
}

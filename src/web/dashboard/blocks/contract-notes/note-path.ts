import type { ReportFrame } from '../block.tsx';

/** The address of a trade's note below its portfolio's page. */
export function notePath({ path }: Pick<ReportFrame, 'path'>, id: string): string {
  return `${path}/contract-notes/${id}`;
}

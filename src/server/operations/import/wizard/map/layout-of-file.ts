import type { Layout } from '#domain/import/layouts/layout.ts';
import { isLayoutId, layouts } from '#domain/import/layouts/registry.ts';
import { toLayout } from '#domain/import/map/mapped-layout.ts';
import type { FoundFile } from '../../../../db/queries/imports.ts';

/** A file keeps what someone has explained of it: a saved layout that is changed or deleted later changes no import. */
export const mappedLayout = 'mapped';

export function layoutOfFile({ layout, mapping }: Pick<FoundFile, 'layout' | 'mapping'>): Layout | null {
  if (layout === mappedLayout && mapping) return toLayout(mapping);
  return layout !== null && isLayoutId(layout) ? layouts[layout] : null;
}

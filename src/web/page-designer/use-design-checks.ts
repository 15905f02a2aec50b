import { useMemo, useState } from 'react';
import { type BlockWarning, checkBlocks } from '#collections/blocks/check-blocks.ts';
import { readBlocks } from '#collections/blocks/parse-blocks.ts';
import type { Locale } from '#contracts/ids.ts';
import type { Design } from '#contracts/design.ts';
import type { DesignSaving } from './use-design-saving.ts';

/** A warning about the page in one of its languages: about a block, or that the language has no blocks yet. */
export type DesignWarning = { readonly field: string; readonly language: Locale } & (BlockWarning | { readonly kind: 'untranslated' });

/** Checks the page in all its languages when it is about to be published. Who publishes is told first, and may publish all the same. */
export function useDesignChecks(design: Design, { written, send }: DesignSaving) {
  const [isTold, setTold] = useState(false);
  const warnings = useMemo(() => warningsOf(design, written), [design, written]);
  return {
    warnings: isTold ? warnings : [],
    dismiss: () => setTold(false),
    publish: () => {
      if (warnings.length > 0 && !isTold) setTold(true);
      else publishAnyway();
    },
    publishAnyway,
  };
  function publishAnyway() {
    setTold(false);
    send('publish');
  }
}

export type DesignChecks = ReturnType<typeof useDesignChecks>;

function warningsOf({ fields, undescribed }: Design, written: DesignSaving['written']): DesignWarning[] {
  const silent = new Set(undescribed);
  const inEach = fields.map(({ id, language }) => ({ field: id, language, blocks: readBlocks(written[id] ?? '') }));
  const hasBlocks = inEach.some(({ blocks }) => blocks.length > 0);
  return inEach.flatMap(({ blocks, ...of }): DesignWarning[] =>
    hasBlocks && blocks.length === 0
      ? [{ ...of, kind: 'untranslated' }]
      : checkBlocks(blocks, silent).map((warning) => ({ ...of, ...warning })),
  );
}

import { useEffect, useRef } from 'react';
import { getBlock, isBlockId } from '#collections/blocks/registry.ts';
import { useLocale, useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import styles from './designer.module.css';
import type { DesignChecks, DesignWarning } from './use-design-checks.ts';

interface DesignWarningsProps {
  readonly checks: DesignChecks;
  /** True when the page has more than one language, which is named then. */
  readonly hasLanguages: boolean;
  readonly onGoTo: (warning: DesignWarning) => void;
}

/** Lists the weaknesses of a page before it is published, each with the way to its block. */
export function DesignWarnings({ checks: { warnings, dismiss, publishAnyway }, hasLanguages, onGoTo }: DesignWarningsProps) {
  const texts = useTexts();
  const locale = useLocale();
  const section = useRef<HTMLElement>(null);
  const isOpen = warnings.length > 0;
  useEffect(() => {
    if (isOpen) section.current?.focus();
  }, [isOpen]);
  if (!isOpen) return null;
  const nameOf = (warning: DesignWarning) => {
    if (warning.kind === 'untranslated') return texts(`shell.languages.${warning.language}`);
    const name = isBlockId(warning.type) ? getBlock(warning.type).name[locale] : warning.type;
    return hasLanguages ? `${name}, ${texts(`shell.languages.${warning.language}`)}` : name;
  };
  return (
    <section ref={section} tabIndex={-1} className={styles.warnings} aria-labelledby="warnings-title">
      <h2 id="warnings-title">{texts('designer.warnings', { count: warnings.length })}</h2>
      <ul>
        {warnings.map((warning) => (
          <li key={`${warning.field} ${warning.kind} ${'block' in warning ? warning.block : ''}`}>
            <button type="button" className={styles.toBlock} onClick={() => onGoTo(warning)}>
              {nameOf(warning)}
            </button>
            : {texts(`designer.warning.${warning.kind}`)}
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button look="primary" size="small" onClick={publishAnyway}>
          {texts('designer.publishAnyway')}
        </Button>
        <Button size="small" onClick={dismiss}>
          {texts('designer.notYet')}
        </Button>
      </div>
    </section>
  );
}

import type { ImportOutcome } from '#contracts/imports.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './imports.module.css';

/** Tells whether the balances that files state follow from their rows; where they do not, a row is missing or was read wrongly. */
export function BalancesNote({ balances = [] }: { readonly balances: ImportOutcome['balances'] | undefined }) {
  const texts = useTexts();
  const formats = useFormats();
  if (balances.length === 0) return null;
  return (
    <Card title={texts('imports.balances.title')} text={texts('imports.balances.text')}>
      <ul className={styles.gaps}>
        {balances.map(({ file, checked, differing, differences }) => (
          <li key={file}>
            {texts(differing === 0 ? 'imports.balances.agree' : 'imports.balances.differ', {
              file,
              count: checked,
              differing: formats.count(differing),
            })}
            {differences.length > 0 && (
              <ul>
                {differences.map(({ line, currency, stated, computed }) => (
                  <li key={line}>
                    {texts('imports.balances.difference', {
                      line: formats.count(line),
                      stated: formats.money(Number(stated), currency),
                      computed: formats.money(Number(computed), currency),
                    })}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

import type { MappedCost, OpenedMapping } from '#contracts/imports.ts';
import { costBases } from '#domain/import/map/mapping.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './imports.module.css';

/** Shows whether amounts include charges and tax. If the rows do not decide this, the reader chooses, with two rows as examples. */
export function MappedCosts({ opened: { costs } }: { readonly opened: OpenedMapping }) {
  const texts = useTexts();
  if (costs.length === 0) return null;
  return (
    <fieldset className={styles.explained}>
      <legend>{texts('imports.mapping.costs.title')}</legend>
      <div className={styles.two}>
        {costs.map((cost) => (cost.isDecided ? <Decided key={cost.kind} cost={cost} /> : <Asked key={cost.kind} cost={cost} />))}
      </div>
    </fieldset>
  );
}

function Decided({ cost: { kind, basis } }: { readonly cost: MappedCost }) {
  const texts = useTexts();
  return (
    <p>
      <span className={styles.name}>{texts(`imports.mapping.costs.${kind}`)}</span>
      <span className={styles.second}>
        {basis !== 'unknown' && texts('imports.mapping.costs.decided', { basis: texts(`imports.mapping.costs.bases.${basis}`) })}
      </span>
    </p>
  );
}

function Asked({ cost: { kind, basis, examples } }: { readonly cost: MappedCost }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <SelectField
      label={texts(`imports.mapping.costs.${kind}`)}
      hint={examples
        .map(({ line, amount, cost }) => texts(`imports.mapping.costs.examples.${kind}`, { line: formats.count(line), amount, cost }))
        .join(' ')}
      name={`costs-${kind}`}
      defaultValue={basis === 'unknown' ? '' : basis}
      all={texts('imports.mapping.costs.choose')}
      options={costBases.map((value) => ({ value, label: texts(`imports.mapping.costs.bases.${value}`) }))}
      required
    />
  );
}

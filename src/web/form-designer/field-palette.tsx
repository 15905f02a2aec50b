import { type DesignedType, designedTypes } from '#forms/designed/designed-field.ts';
import styles from '../page-designer/designer.module.css';
import { useTexts } from '../lib/texts.tsx';

/** All kinds of fields. Choosing one adds it below the selected field. */
export function FieldPalette({ onAdd }: { readonly onAdd: (type: DesignedType) => void }) {
  const texts = useTexts();
  return (
    <section aria-labelledby="palette-title">
      <h2 id="palette-title">{texts('formDesigner.add')}</h2>
      <div className={styles.palette}>
        {designedTypes.map((type) => (
          <button key={type} type="button" onClick={() => onAdd(type)}>
            {texts(`formDesigner.types.${type}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

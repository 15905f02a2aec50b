import { Trash2 } from 'lucide-react';
import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import type { OpenedImport, UploadedFile } from '#contracts/imports.ts';
import { layoutIds } from '#domain/import/layouts/registry.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PortfolioChoice } from './portfolio-choice.tsx';
import { UploadZone } from './upload-zone.tsx';
import styles from './imports.module.css';

/** The files of an import: whose they are, and how they are written. */
export function FilesCard({ one, path }: { readonly one: OpenedImport; readonly path: string }) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const { uploads, state } = one;
  return (
    <Card title={texts('imports.upload.title')} text={texts('imports.upload.text')} isFolding={state === 'checked'}>
      <UploadZone importId={one.id} portalId={one.portal.id} />
      <Form method="post" id="files" className={styles.files}>
        {uploads.map((upload) => (
          <FileFields key={upload.id} upload={upload} one={one} path={path} />
        ))}
      </Form>
      {uploads.map(({ id }) => (
        <Form key={id} method="post" id={`remove-${id}`}>
          <input type="hidden" name="file" value={id} />
        </Form>
      ))}
      <div className={styles.between}>
        <Form method="post">
          <Button type="submit" name="intent" value="delete" look="text" disabled={isBusy}>
            {texts('imports.upload.delete')}
          </Button>
        </Form>
        {uploads.length > 0 && (
          <Button
            type="submit"
            form="files"
            name="intent"
            value="check"
            look={state === 'checked' ? 'default' : 'primary'}
            disabled={isBusy}
          >
            {texts(state === 'checked' ? 'imports.upload.checkAgain' : 'imports.upload.check')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface FileFieldsProps {
  readonly upload: UploadedFile;
  readonly one: OpenedImport;
  readonly path: string;
}

function FileFields({ upload, one, path }: FileFieldsProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { id, name, size, encoding, format, layout, portfolioId } = upload;
  const begun = useBegunFrom(one);
  const known = [
    texts('imports.upload.size', { size: formats.count(Math.max(1, Math.round(size / 1024))) }),
    ...(format === 'csv' ? [texts('imports.upload.encoding', { encoding: encoding.toUpperCase() })] : []),
  ];
  return (
    <fieldset className={styles.file}>
      <legend className="sr">{name}</legend>
      <div className={styles.between}>
        <p>
          <span className={styles.name}>{name}</span>
          <span className={styles.second}>{known.join(' · ')}</span>
        </p>
        <IconButton
          icon={Trash2}
          label={texts('imports.upload.remove', { name })}
          type="submit"
          form={`remove-${id}`}
          name="intent"
          value="remove-file"
        />
      </div>
      <div className={styles.two}>
        <PortfolioChoice
          label={texts('imports.upload.portfolio')}
          name={`file-${id}`}
          portfolios={one.portfolios}
          chosen={portfolioId ?? begun}
          required
        />
        <SelectField
          label={texts('imports.upload.layout')}
          name={`layout-${id}`}
          defaultValue={layout ?? ''}
          hint={layout === null ? texts('imports.upload.unknownLayout') : undefined}
          all={texts('imports.upload.chooseLayout')}
          options={optionsOf(upload, one, texts)}
          required
        />
      </div>
      <p>
        <Link to={`${path}?map=${id}`}>{texts(layout === null ? 'imports.mapping.begin' : 'imports.mapping.change')}</Link>
      </p>
    </fieldset>
  );
}

/** The portfolio that the import was begun from, or the only one that there is. */
function useBegunFrom({ portfolios }: OpenedImport): string | null {
  const [query] = useSearchParams();
  const single = portfolios.length === 1 ? portfolios[0] : undefined;
  return (portfolios.find(({ id }) => id === query.get('portfolio')) ?? single)?.id ?? null;
}

/** Returns the layouts to choose from: first the file's own mapping, then the firm's saved layouts, then the built-in ones. */
function optionsOf({ layout, mappedAs }: UploadedFile, { savedLayouts }: OpenedImport, texts: Texts) {
  const own =
    layout === 'mapped' && mappedAs !== null
      ? [{ value: 'mapped', label: texts('imports.mapping.asExplained', { source: mappedAs }) }]
      : [];
  const saved = savedLayouts.map(({ id, name }) => ({ value: id, label: name }));
  return [...own, ...saved, ...layoutIds.map((each) => ({ value: each, label: texts(`imports.builtIn.${each}`) }))];
}

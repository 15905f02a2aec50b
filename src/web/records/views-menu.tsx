import { Bookmark } from 'lucide-react';
import { Link, useFetcher } from 'react-router';
import type { GridPage, ListAnswer } from '#contracts/records.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-look.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { Popover } from '../ui/popover.tsx';
import { listAddress, viewAddress } from './record-address.ts';
import styles from './views-menu.module.css';

/** The list as the reader has kept it, and the way to keep it as it stands. */
export function ViewsMenu({ grid }: { readonly grid: GridPage }) {
  const texts = useTexts();
  const { collection, views } = grid;
  const { Form } = useFetcher<ListAnswer>();
  return (
    <Popover
      title={texts('records.views')}
      trigger={
        <>
          <Icon of={Bookmark} size="small" />
          {texts('records.views')}
        </>
      }
      triggerClass={buttonClass({ look: 'text' })}
      position="bottom-end"
    >
      {(close) => (
        <div className={styles.menu}>
          {views.length > 0 && (
            <ul className={styles.views}>
              {views.map(({ id, name, query: kept }) => (
                <li key={id}>
                  <Link to={viewAddress(collection, kept)} onClick={close}>
                    {name}
                  </Link>
                  <Form method="post">
                    <input type="hidden" name="view" value={id} />
                    <Button
                      type="submit"
                      name="intent"
                      value="delete-view"
                      size="small"
                      look="text"
                      aria-label={texts('records.deleteView', { name })}
                    >
                      {texts('records.remove')}
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          )}
          <SaveView grid={grid} />
        </div>
      )}
    </Popover>
  );
}

function SaveView({ grid: { collection, query } }: { readonly grid: GridPage }) {
  const texts = useTexts();
  const { Form, data, state } = useFetcher<ListAnswer | { readonly text: string }>();
  const [, asked = ''] = listAddress(collection, { ...query, page: 1 }).split('?');
  return (
    <Form method="post" className={styles.save}>
      <input type="hidden" name="query" value={asked} />
      <TextField
        label={texts('records.viewName')}
        name="name"
        maxLength={60}
        autoComplete="off"
        error={data && 'text' in data ? data.text : undefined}
      />
      <Button type="submit" name="intent" value="save-view" disabled={state !== 'idle'}>
        {texts('records.saveView')}
      </Button>
    </Form>
  );
}

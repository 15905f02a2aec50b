import { type KeyboardEvent, useRef, useState } from 'react';
import { href, Link, useNavigate } from 'react-router';
import type { FoundClient } from '#contracts/found-client.ts';
import { withoutAccents } from '#domain/without-accents.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { useTexts } from '../../lib/texts.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/mantine/dialog.tsx';
import { useOptions } from '../../ui/mantine/use-options.ts';
import { neighbourOf } from '../../ui/neighbour-of.ts';
import styles from './find-dialog.module.css';
import type { NavGroup } from './navigation.ts';

interface FindDialogProps {
  readonly portal: string;
  readonly groups: readonly NavGroup[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface Found {
  readonly to: string;
  readonly name: string;
  readonly hint: string;
}

/** Clients, portfolios and pages by a few letters: Enter opens the first, the arrows lead to the others. */
export default function FindDialog({ portal, groups, isOpen, onClose }: FindDialogProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const clients = useClients(portal);
  const found = words.trim() === '' ? [] : [...pagesNamed(groups, words), ...clients.found];
  const close = () => {
    setWords('');
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const next = event.key.startsWith('Arrow') && neighbourOf(stops, document.activeElement as HTMLElement, event.key);
    const isAside = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (next && !isAside) {
      event.preventDefault();
      next.focus();
    }
    const [first] = found;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && first) {
      event.preventDefault();
      close();
      void navigate(first.to);
    }
  };
  return (
    <Dialog title={texts('records.find')} isOpen={isOpen} onClose={close} width={560}>
      <div ref={frame} onKeyDown={onKeyDown} role="search">
        <TextField
          label={texts('records.findBy')}
          type="search"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={words}
          onFocus={clients.begin}
          onChange={({ currentTarget: { value } }) => {
            setWords(value);
            clients.search(value);
          }}
        />
        <ul className={styles.found}>
          {found.map(({ to, name, hint }) => (
            <li key={to}>
              <Link to={to} onClick={close}>
                <span>{name}</span>
                <span>{hint}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p role="status" className={styles.state}>
          {words.trim() !== '' && found.length === 0 ? texts(`kit.${clients.state}`) : ''}
        </p>
      </div>
    </Dialog>
  );
}

/** Asks the server once typing pauses. An answer to older words is dropped. */
function useClients(portal: string) {
  const hints = useRef(new Map<string, Pick<Found, 'name' | 'hint'>>());
  const ask = async (find: string, signal: AbortSignal) => {
    const address = `${href('/dashboard/:portal/find', { portal })}?${new URLSearchParams({ find })}`;
    const found = find.trim() === '' ? [] : await fetchJson<FoundClient[]>(address, signal);
    return found.map(({ page, id, name, hint }) => {
      const to =
        page === 'account'
          ? href('/dashboard/:portal/account/:account', { portal, account: id })
          : href('/dashboard/:portal/portfolio/:portfolio', { portal, portfolio: id });
      hints.current.set(to, { name, hint });
      return { value: to, label: name };
    });
  };
  const { options, ...asking } = useOptions({ ask, known: [] });
  return {
    ...asking,
    found: options.map(({ value, label }): Found => ({ to: value, name: label, hint: hints.current.get(value)?.hint ?? '' })),
  };
}

/** The pages of the navigation with these words in their names, as they are accented or not. */
function pagesNamed(groups: readonly NavGroup[], words: string): Found[] {
  const wanted = withoutAccents(words.trim());
  const entries = groups.flatMap((group) =>
    group.entries.flatMap((entry) => [entry, ...entry.below]).map((entry) => ({ ...entry, heading: group.heading })),
  );
  const byAddress = new Map(entries.map((entry) => [entry.href, entry] as const));
  return [...byAddress.values()]
    .filter(({ href: address, isLink, label }) => address !== null && !isLink && withoutAccents(label).includes(wanted))
    .map(({ href: address, label, heading }) => ({ to: address ?? '', name: label, hint: heading ?? '' }))
    .slice(0, 5);
}

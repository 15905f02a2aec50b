import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { href, Link, useNavigate } from 'react-router';
import type { FoundAction, FoundAnywhere, FoundClient } from '#contracts/found-client.ts';
import { withoutAccents } from '#domain/without-accents.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { useTexts } from '../../lib/texts.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/mantine/dialog.tsx';
import { type Option, useOptions } from '../../ui/mantine/use-options.ts';
import { neighbourOf } from '../../ui/neighbour-of.ts';
import styles from './find-dialog.module.css';
import type { NavGroup } from './navigation.ts';

interface FindDialogProps {
  readonly portal: string;
  readonly groups: readonly NavGroup[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** An address with its name. */
interface Found extends Option {
  readonly hint: string;
  /** True for an address that answers with a file. */
  readonly isFile: boolean;
}

/** Clients, portfolios, pages and actions by a few letters: Enter opens the first, the arrows lead to the others. */
export default function FindDialog({ portal, groups, isOpen, onClose }: FindDialogProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const frame = useRef<HTMLElement>(null);
  const clients = useClients(portal);
  const pages = words.trim() === '' ? [] : pagesNamed(groups, words);
  const found = words.trim() === '' ? [] : [...pages, ...withoutPages(clients.options, pages)];
  const close = () => {
    setWords('');
    clients.search('');
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const next = (key === 'ArrowDown' || key === 'ArrowUp') && neighbourOf(stops, document.activeElement as HTMLElement, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    // What is still shown may be of older words: Enter would open someone else.
    const [first] = clients.state === 'searching' ? pages : found;
    if (!first) return;
    close();
    if (first.isFile) location.assign(first.value);
    else void navigate(first.value);
  };
  return (
    <Dialog title={texts('records.find')} isOpen={isOpen} onClose={close} width={560}>
      <search ref={frame}>
        <form onSubmit={openFirst}>
          <TextField
            label={texts('records.findBy')}
            type="search"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={words}
            onKeyDown={onKeyDown}
            onFocus={clients.begin}
            onChange={({ currentTarget: { value } }) => {
              setWords(value);
              clients.search(value);
            }}
          />
        </form>
        <output className={styles.state}>{words.trim() !== '' && found.length === 0 ? texts(`kit.${clients.state}`) : ''}</output>
        <FoundList found={found} onOpen={close} onKeyDown={onKeyDown} />
      </search>
    </Dialog>
  );
}

interface FoundListProps {
  readonly found: readonly Found[];
  readonly onOpen: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function FoundList({ found, onOpen, onKeyDown }: FoundListProps) {
  return (
    <ul className={styles.found}>
      {found.map(({ value, label, hint, isFile }) => (
        <li key={value}>
          <Link to={value} reloadDocument={isFile} onClick={onOpen} onKeyDown={onKeyDown}>
            <span>{label}</span>
            <span>{hint}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** An action that begins at a page found already is that page. */
function withoutPages(found: readonly Found[], pages: readonly Found[]): Found[] {
  const addresses = new Set(pages.map(({ value }) => value));
  return found.filter(({ value }) => !addresses.has(value));
}

/** Asks the server once typing pauses. An answer to older words is dropped. */
function useClients(portal: string) {
  const texts = useTexts();
  const shown = ({ name, address, isFile }: FoundAction): Found => ({ value: address, label: name, hint: texts('records.action'), isFile });
  return useOptions<Found>({
    known: [],
    ask: async (find, signal) => {
      if (find.trim() === '') return [];
      const found = await fetchJson<FoundAnywhere>(
        `${href('/dashboard/:portal/find', { portal })}?${new URLSearchParams({ find })}`,
        signal,
      );
      const clients = found.clients.map(({ page, id, name, hint }) => ({
        value: addressOf(portal, page, id),
        label: name,
        hint,
        isFile: false,
      }));
      return [...found.actions.map(shown), ...clients, ...found.letters.map(shown)];
    },
  });
}

function addressOf(portal: string, page: FoundClient['page'], id: string): string {
  return page === 'account'
    ? href('/dashboard/:portal/account/:account', { portal, account: id })
    : href('/dashboard/:portal/portfolio/:portfolio', { portal, portfolio: id });
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
    .map(({ href: address, label, heading }) => ({ value: address ?? '', label, hint: heading ?? '', isFile: false }))
    .slice(0, 5);
}

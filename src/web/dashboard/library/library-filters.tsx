import { Form } from 'react-router';
import type { LibraryPage, LibraryQuery, NamedChoice } from '#contracts/library.ts';
import { documentOrigins } from '#domain/document/document-origin.ts';
import { documentTypes } from '#domain/document/document-type.ts';
import { libraryRanges } from '#finance/list-span.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ChoiceMenu } from '../lists/choice-menu.tsx';
import { FindField } from '../table/find-field.tsx';
import { libraryAddress } from './library-address.ts';
import styles from './library.module.css';

interface FiltersProps {
  readonly path: string;
  readonly library: Pick<LibraryPage, 'query' | 'range' | 'origin' | 'accounts' | 'portfolios' | 'holdings' | 'mayAdd'>;
}

/** Shows the filters of the library; the address stores their values. */
export function LibraryFilters({ path, library: { query, range, origin, accounts, portfolios, holdings, mayAdd } }: FiltersProps) {
  const texts = useTexts();
  const only = accounts.length === 1 ? accounts[0]?.id : undefined;
  const ofAccount = portfolios.filter(({ account }) => account === (query.account ?? only));
  const types = documentTypes.map((type) => ({ id: type, name: texts(`library.types.${type}`) }));
  const origins = documentOrigins.map((each) => ({ id: each, name: texts(`library.origins.${each}`) }));
  const ranges = libraryRanges.map((each) => ({ id: each, name: texts(`library.ranges.${each}`) }));
  return (
    <search aria-label={texts('library.list')} className={styles.filters}>
      <Form method="get" action={path} preventScrollReset>
        {Object.entries({ ...query, find: undefined, page: undefined }).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <FindField key={query.find} label={texts('library.find')} name="find" defaultValue={query.find} />
      </Form>
      <div className={styles.chips}>
        {accounts.length > 1 && (
          <ChoiceFilter
            part="account"
            also={['portfolio', 'holding']}
            label={texts('library.account')}
            choices={accounts}
            path={path}
            query={query}
          />
        )}
        {ofAccount.length > 1 && (
          <ChoiceFilter part="portfolio" label={texts('library.portfolio')} choices={ofAccount} path={path} query={query} />
        )}
        {holdings.length > 0 && (
          <ChoiceFilter part="holding" label={texts('library.holding')} choices={holdings} path={path} query={query} />
        )}
        <ChoiceFilter part="type" label={texts('library.type')} choices={types} path={path} query={query} />
        <OneOf part="origin" choices={origins} chosen={origin} path={path} query={query} />
        <OneOf part="range" choices={ranges} chosen={range} path={path} query={query} />
        <Chip
          isOn={query.favourites !== undefined}
          href={libraryAddress(path, query, { favourites: query.favourites ? undefined : '1', trash: undefined })}
        >
          {texts('library.favourites')}
        </Chip>
        {mayAdd && (
          <Chip
            isOn={query.trash !== undefined}
            href={libraryAddress(path, query, { trash: query.trash ? undefined : '1', favourites: undefined })}
          >
            {texts('library.trash')}
          </Chip>
        )}
      </div>
    </search>
  );
}

interface OneOfProps extends Pick<ChoiceFilterProps, 'choices' | 'path' | 'query'> {
  readonly part: 'origin' | 'range';
  readonly chosen: string;
}

/** A filter that always has a value, which is its label. */
function OneOf({ part, choices, chosen, path, query }: OneOfProps) {
  const options = choices.map(({ id, name }) => ({
    key: id,
    label: name,
    href: libraryAddress(path, query, { [part]: id }),
    isChosen: id === chosen,
  }));
  return <ChoiceMenu trigger={choices.find(({ id }) => id === chosen)?.name} options={options} />;
}

interface ChoiceFilterProps {
  readonly part: 'account' | 'portfolio' | 'holding' | 'type';
  /** The query parts that depend on this one. */
  readonly also?: readonly (keyof LibraryQuery)[];
  readonly label: string;
  readonly choices: readonly NamedChoice[];
  readonly path: string;
  readonly query: LibraryQuery;
}

/** Set, it says to what and is taken away with a press. */
function ChoiceFilter({ part, also = [], label, choices, path, query }: ChoiceFilterProps) {
  const chosen = query[part];
  const without = Object.fromEntries([part, ...also].map((each) => [each, undefined]));
  if (chosen !== undefined)
    return (
      <Chip isOn href={libraryAddress(path, query, without)}>
        {choices.find(({ id }) => id === chosen)?.name ?? label}
      </Chip>
    );
  const options = choices.map(({ id, name }) => ({ key: id, label: name, href: libraryAddress(path, query, { ...without, [part]: id }) }));
  return <ChoiceMenu trigger={label} options={options} />;
}

import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '#contracts/ids.ts';
import type { MediaChoice } from '#contracts/media.ts';
import { saveSelection, getSavedSelection } from './media-cookie.ts';
import { foldersOf, filterMedia } from './folder-tree.ts';
import { callMediaApi, loadChoices } from './media-calls.ts';
import { useMediaSending } from './use-media-sending.ts';

/** What is typed about the picture that is selected. */
export interface Described {
  readonly en: string;
  readonly el: string;
  readonly isDecoration: boolean;
}

/** All that the dialog knows: the media, the folder that is open, the picture that is selected, and the files on their way. */
export function useMediaChoice(chosen: string | null, takesFiles: boolean) {
  const [kept] = useState(() => getSavedSelection());
  const [media, setMedia] = useState<readonly MediaChoice[] | null>(null);
  const [isLost, setLost] = useState(false);
  const [folder, setFolder] = useState(kept.folder);
  const [begun, setBegun] = useState<readonly string[]>([]);
  const [find, setFind] = useState('');
  const [selectedId, setSelectedId] = useState(chosen ?? kept.id);
  const [languages, setLanguages] = useState<readonly Locale[]>([]);
  const load = useCallback(
    () =>
      loadChoices().then(
        (loaded) => {
          setMedia(loaded.media.filter(({ thumb }) => takesFiles || thumb !== null));
          setLanguages(loaded.languages);
        },
        () => setLost(true),
      ),
    [takesFiles],
  );
  useEffect(() => void load(), [load]);
  const sending = useMediaSending((answer) => {
    if ('id' in answer) void load().then(() => setSelectedId(answer.id));
  });
  const all = media ?? [];
  const folders = foldersOf(all, begun);
  const open = folder === null || folder === '' || folders.some(({ path }) => path === folder) ? folder : null;
  const selected = all.find(({ id }) => id === selectedId) ?? null;
  const select = (id: string | null) => {
    setSelectedId(id);
    saveSelection({ folder: open, id });
  };
  return {
    isLoading: media === null && !isLost,
    isLost,
    languages,
    all,
    folders,
    open,
    setFolder: (path: string | null) => {
      setFolder(path);
      setFind('');
      saveSelection({ folder: path, id: selectedId });
    },
    begin: (path: string) => setBegun([...begun, path]),
    /** Gives the open folder another name. @throws MediaFailure */
    rename: async (path: string) => {
      await callMediaApi({ intent: 'rename', folder: open ?? '', to: path });
      await load();
      setFolder(path);
      saveSelection({ folder: path, id: selectedId });
    },
    find,
    setFind,
    shown: filterMedia(all, open, find),
    selected,
    select,
    sending: { ...sending, send: (files: readonly File[]) => sending.send(files, open ?? '') },
  };
}

export type MediaChoosing = ReturnType<typeof useMediaChoice>;

const standing = ({ alt, isDecoration }: MediaChoice): Described => ({ ...alt, isDecoration });
const nothing: Described = { en: '', el: '', isDecoration: false };
const isSame = (one: Described, other: Described) => one.en === other.en && one.el === other.el && one.isDecoration === other.isDecoration;

/** Descriptions of the selected picture while they are typed. */
export function useDescription(selected: MediaChoice | null) {
  const [typed, setTyped] = useState<({ readonly id: string } & Described) | null>(null);
  const stands = selected ? standing(selected) : nothing;
  const described: Described = typed !== null && typed.id === selected?.id ? typed : stands;
  return {
    described,
    isMissing: selected !== null && selected.thumb !== null && !isDescribed(described),
    describe: (part: Partial<Described>) => selected && setTyped({ ...described, ...part, id: selected.id }),
    /** Saves what was typed. @throws MediaFailure */
    save: async () => {
      if (selected && !isSame(described, stands)) await callMediaApi(asForm(selected, described));
    },
  };
}

function asForm({ id, version }: MediaChoice, { en, el, isDecoration }: Described) {
  return { intent: 'describe', id, version: String(version), alt_en: en, alt_el: el, decoration: isDecoration ? 'yes' : 'no' };
}

export type Description = ReturnType<typeof useDescription>;

/** Readers are told what a picture shows, or it is decoration. */
export function isDescribed({ en, el, isDecoration }: Described): boolean {
  return isDecoration || en.trim() !== '' || el.trim() !== '';
}

import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '#contracts/ids.ts';
import type { MediaChoice } from '#contracts/media.ts';
import { beginSelection, withChosen, withToggled } from './media-selection.ts';
import { saveSelection, getSavedSelection } from './media-cookie.ts';
import { foldersOf, filterMedia } from './folder-tree.ts';
import { callMediaApi, loadChoices } from './media-calls.ts';
import { useMediaSending } from './use-media-sending.ts';

/** The description of a picture while an editor types it. */
export interface Described {
  readonly en: string;
  readonly el: string;
  readonly isDecoration: boolean;
}

export interface MediaAsked {
  /** Stands in the field, by ids. */
  readonly chosen: readonly string[];
  readonly most: number;
  /** Documents may be chosen too. */
  readonly takesFiles: boolean;
}

/** All that the dialog knows: the media, the folder that is open, what is selected, and the files on their way. */
export function useMediaChoice({ chosen, most, takesFiles }: MediaAsked) {
  const [kept] = useState(() => getSavedSelection());
  const { media, isLost, languages, load } = useLoadedMedia(takesFiles);
  const [folder, setFolder] = useState(kept.folder);
  const [begun, setBegun] = useState<readonly string[]>([]);
  const [find, setFind] = useState('');
  const [ids, setIds] = useState(() => beginSelection(chosen, kept.ids, most));
  const [touchedId, setTouchedId] = useState<string | null>(null);
  const sending = useMediaSending((answer) => {
    if (!('id' in answer)) return;
    void load().then(() => {
      setIds((before) => withChosen(before, answer.id, most));
      setTouchedId(answer.id);
    });
  });
  const all = media ?? [];
  const folders = foldersOf(all, begun);
  const open = folder === null || folder === '' || folders.some(({ path }) => path === folder) ? folder : null;
  const setSelected = (changed: readonly string[], touched: string | null) => {
    setIds(changed);
    setTouchedId(touched);
    saveSelection({ folder: open, ids: changed });
  };
  const goTo = (path: string | null) => {
    setFolder(path);
    saveSelection({ folder: path, ids });
  };
  return {
    isLoading: media === null && !isLost,
    isLost,
    languages,
    all,
    folders,
    open,
    setFolder: (path: string | null) => {
      goTo(path);
      setFind('');
    },
    begin: (path: string) => setBegun([...begun, path]),
    /** Gives the open folder another name. @throws MediaFailure */
    rename: async (path: string) => {
      await callMediaApi({ intent: 'rename', folder: open ?? '', to: path });
      await load();
      goTo(path);
    },
    find,
    setFind,
    shown: filterMedia(all, open, find),
    most,
    ...selectionOf(all, ids, touchedId),
    touch: setTouchedId,
    toggle: (id: string) => setSelected(withToggled(ids, id, most), id),
    clear: () => setSelected([], null),
    keep: () => saveSelection({ folder: open, ids }),
    reload: load,
    sending: { ...sending, send: (files: readonly File[]) => sending.send(files, open ?? '') },
  };
}

/** Media that can be chosen, and the languages in which pictures are described. */
function useLoadedMedia(takesFiles: boolean) {
  const [media, setMedia] = useState<readonly MediaChoice[] | null>(null);
  const [languages, setLanguages] = useState<readonly Locale[]>([]);
  const [isLost, setLost] = useState(false);
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
  return { media, languages, isLost, load };
}

/** The selected media in their order, and the one whose details are shown: the last that was touched, as long as it is selected. */
function selectionOf(all: readonly MediaChoice[], ids: readonly string[], touchedId: string | null) {
  const selected = ids.flatMap((id) => all.find((each) => each.id === id) ?? []);
  return { selected, detailed: selected.find(({ id }) => id === touchedId) ?? selected.at(-1) ?? null };
}

export type MediaChoosing = ReturnType<typeof useMediaChoice>;

const standing = ({ alt, isDecoration }: MediaChoice): Described => ({ ...alt, isDecoration });
const nothing: Described = { en: '', el: '', isDecoration: false };
const isSame = (one: Described, other: Described) => one.en === other.en && one.el === other.el && one.isDecoration === other.isDecoration;

/** Descriptions of pictures while they are typed; those that are selected are saved. */
export function useDescriptions({ selected, detailed }: Pick<MediaChoosing, 'selected' | 'detailed'>) {
  const [typed, setTyped] = useState<Readonly<Record<string, Described>>>({});
  const describedOf = (media: MediaChoice) => typed[media.id] ?? standing(media);
  const described = detailed ? describedOf(detailed) : nothing;
  const isMissing = (media: MediaChoice) => media.thumb !== null && !isDescribed(describedOf(media));
  return {
    described,
    /** The first selected picture that readers are told nothing of. */
    missing: selected.find(isMissing) ?? null,
    isMissing: detailed !== null && isMissing(detailed),
    describe: (part: Partial<Described>) => detailed && setTyped({ ...typed, [detailed.id]: { ...described, ...part } }),
    /** Saves what was typed. @throws MediaFailure */
    save: async () => {
      for (const media of selected) if (!isSame(describedOf(media), standing(media))) await callMediaApi(asForm(media, describedOf(media)));
    },
  };
}

function asForm({ id, version }: MediaChoice, { en, el, isDecoration }: Described) {
  return { intent: 'describe', id, version: String(version), alt_en: en, alt_el: el, decoration: isDecoration ? 'yes' : 'no' };
}

export type Descriptions = ReturnType<typeof useDescriptions>;

/** Readers are told what a picture shows, or it is decoration. */
export function isDescribed({ en, el, isDecoration }: Described): boolean {
  return isDecoration || en.trim() !== '' || el.trim() !== '';
}

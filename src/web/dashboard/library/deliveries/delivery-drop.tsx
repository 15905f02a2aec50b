import { lazy, Suspense } from 'react';
import { fileFormats } from '#domain/file/file-format.ts';
import { maxFileBytes } from '#domain/file/upload.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';

const FileDrop = lazy(() => import('../../../ui/mantine/file-drop.tsx').then((loaded) => ({ default: loaded.FileDrop })));

const accept = fileFormats.map(({ mediaType }) => mediaType.replace(/;.*$/, ''));

interface DeliveryDropProps {
  readonly label: string;
  readonly most: number;
  readonly files: readonly File[];
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Accepts the files of a delivery, dropped or chosen. */
export function DeliveryDrop({ label, most, files, disabled = false, onFiles }: DeliveryDropProps) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const waiting = <Skeleton height={96} />;
  if (!isAlive) return waiting;
  return (
    <Suspense fallback={waiting}>
      <FileDrop
        label={label}
        hint={texts('library.upload.hint')}
        accept={accept}
        largest={maxFileBytes}
        most={most}
        disabled={disabled}
        files={files}
        onChange={onFiles}
      />
    </Suspense>
  );
}

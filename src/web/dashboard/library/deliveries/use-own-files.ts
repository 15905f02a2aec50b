import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MatchedFile } from '#contracts/deliveries.ts';
import { deliveryLimits } from '#domain/document/delivery.ts';
import { newUploadKey, UploadFailure } from '../../../lib/send-upload.ts';
import { type SameName, UploadQueue } from '../upload-queue.ts';
import { type DeliveryDetails, findOwners, startDelivery } from './send-delivery.ts';

/** Files that someone has chosen, whose they are, and the delivery that they go out with. */
export function useOwnFiles(portal: string) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const matched = useOwners(portal, files);
  const [{ add: enqueue, now, retry, stop, subscribe }] = useState(() => new UploadQueue(portal, { keepsArrived: true }));
  const { items } = useSyncExternalStore(subscribe, now, now);
  const [begun, setBegun] = useState<{ readonly id: string } | 'asked' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (names: readonly string[], { sameName, ...said }: DeliveryDetails & { readonly sameName: SameName }) => {
    setFailure(null);
    setBegun('asked');
    try {
      const delivery = await startDelivery({ kind: 'own', portal, sameName, ...said, names }, newUploadKey());
      for (const { line, name, account, portfolio } of delivery.files) {
        const file = files.find((each) => each.name === name);
        const { title, ...rest } = said;
        const target = {
          ...rest,
          ...(title ? { title } : {}),
          account,
          portfolio,
          holding: null,
          sameName,
          deliveryLine: { delivery: delivery.id, line },
        };
        if (file) enqueue([file], target);
      }
      setBegun(delivery);
    } catch (error) {
      setFailure(error instanceof UploadFailure ? error.code : '');
      setBegun(null);
    }
  };
  return {
    matched,
    again: () => setFiles([...files]),
    add: (chosen: readonly File[]) => setFiles(onePerName([...files, ...chosen]).slice(0, deliveryLimits.files)),
    remove: (name: string) => setFiles(files.filter((file) => file.name !== name)),
    items,
    retry,
    stop,
    send,
    delivery: begun !== null && begun !== 'asked' ? begun.id : null,
    isBusy: begun !== null,
    failure,
  };
}

function onePerName(files: readonly File[]): readonly File[] {
  return [...new Map(files.map((file) => [file.name, file])).values()];
}

/** Finds the owners of the chosen files again after each choice; `lost` where the request failed. */
function useOwners(portal: string, files: readonly File[]): readonly MatchedFile[] | 'asking' | 'lost' {
  const [found, setFound] = useState<{ readonly of: readonly File[]; readonly files: readonly MatchedFile[] | 'lost' } | null>(null);
  useEffect(() => {
    if (files.length === 0) return undefined;
    let isNeeded = true;
    const tell = (matched: readonly MatchedFile[] | 'lost') => void (isNeeded && setFound({ of: files, files: matched }));
    void findOwners(
      portal,
      files.map(({ name }) => name),
    ).then(tell, () => tell('lost'));
    return () => {
      isNeeded = false;
    };
  }, [portal, files]);
  if (files.length === 0) return [];
  return found?.of === files ? found.files : 'asking';
}

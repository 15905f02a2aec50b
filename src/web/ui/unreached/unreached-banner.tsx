import { CloudOff, RefreshCw, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useMatches, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Icon } from '../pictures/icon.tsx';
import { hasStayed, retainPage } from './kept-page.ts';
import { blockWhileOffline } from './block-while-offline.ts';
import { currentUnreached, onUnreached, setUnreached } from './unreached.ts';
import styles from './unreached-banner.module.css';

/** Keeps the page that is shown when the next one does not come, says so, and tries again. */
export function UnreachedBanner() {
  const texts = useTexts();
  const unreached = useSyncExternalStore(onUnreached, currentUnreached, () => null);
  const navigate = useNavigate();
  useKeptPage();
  useEffect(blockWhileOffline, []);
  const isTrying = useNavigation().state !== 'idle';
  if (!unreached) return null;
  const { address, fault, requestId } = unreached;
  return (
    <div role="alert" className={styles.banner}>
      <Icon of={CloudOff} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{texts(`states.unreached.${fault}`)}</p>
        <p className={styles.text}>{texts(address === null ? `states.unreached.sent.${fault}` : 'states.unreached.kept')}</p>
        {requestId !== null && <p className={styles.text}>{texts('states.request', { id: requestId })}</p>}
      </div>
      {address !== null && (
        <Button size="small" disabled={isTrying} onClick={() => void navigate(address)}>
          <Icon of={RefreshCw} size="small" />
          {texts(isTrying ? 'states.wait' : 'states.retry')}
        </Button>
      )}
      <IconButton icon={X} size="small" label={texts('shell.close')} onClick={() => setUnreached(null)} />
    </div>
  );
}

/** Returns the position in the browser's history, as the router counts it. */
const placeInHistory = () => (history.state as { readonly idx?: number } | null)?.idx ?? 0;

function useKeptPage(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation().state;
  const revalidation = useRevalidator().state;
  const isFramed = useMatches().some(({ id }) => id === 'routes/frame');
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = navigation !== 'idle' || revalidation !== 'idle';
    if (navigation === 'idle') hasStayed();
  }, [navigation, revalidation]);
  useEffect(() => {
    const place = placeInHistory();
    return retainPage({
      address: location.pathname + location.search,
      isFramed,
      isLeaving: () => isLeaving.current,
      stay: () => {
        const back = place - placeInHistory();
        if (back === 0) void navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown });
        else void navigate(back);
      },
    });
  }, [location, navigate, isFramed]);
}

import { useTexts } from '../../lib/texts.tsx';
import headStyles from '../page-head.module.css';

/** The title of the strategy simulator with what it is for. */
export function SimulatorHead() {
  const texts = useTexts();
  return (
    <>
      <title>{texts('shell.entries.strategySimulator')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('shell.entries.strategySimulator')}</h1>
          <p className={headStyles.text}>{texts('simulator.text')}</p>
        </div>
      </header>
    </>
  );
}

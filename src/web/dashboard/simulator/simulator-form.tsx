import { Form } from 'react-router';
import type { SimulatorPage } from '#contracts/simulator.ts';
import { symbolOf } from '#wording/money-format.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { SwitchField } from '../../ui/mantine/switch-field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { NumberInput } from './number-input.tsx';
import styles from './simulator.module.css';
import { StrategyField } from './strategy-field.tsx';
import type { TypedInputs } from './use-inputs.ts';

interface SimulatorFormProps {
  readonly page: SimulatorPage;
  readonly typed: TypedInputs;
}

/** The inputs. Without scripts a button sends them with the address; with scripts everything is computed as they change. */
export function SimulatorForm({ page, typed }: SimulatorFormProps) {
  const texts = useTexts();
  const formats = useFormats();
  const isAlive = useHydrated();
  const { inputs, change } = typed;
  const { currency, value } = page;
  const number = { currency, typed };
  const begins =
    value?.amount === inputs.amount
      ? texts('simulator.hints.amount', { symbol: symbolOf(currency), day: formats.date(value.day) })
      : undefined;
  return (
    <Card title={texts('simulator.inputs')} className={styles.form}>
      <Form method="get" className={formStyles.form} onSubmit={(event) => event.preventDefault()}>
        <StrategyField page={page} level={inputs.strategy} onChange={(level) => change('strategy', String(level))} />
        <NumberInput field="amount" {...number} hint={begins} />
        <NumberInput field="monthly" {...number} hint={texts('simulator.hints.monthly')} />
        <NumberInput field="increase" {...number} hint={texts('simulator.hints.increase')} />
        <div className={styles.pair}>
          <NumberInput field="years" {...number} />
          <NumberInput field="inflation" {...number} />
        </div>
        <SwitchField
          label={texts('simulator.fields.real')}
          hint={texts('simulator.hints.real')}
          name="real"
          value="1"
          defaultChecked={inputs.isReal}
          onChange={(isOn) => change('real', isOn ? '1' : undefined)}
        />
        <NumberInput field="goal" {...number} hint={texts(inputs.isReal ? 'simulator.hints.goalReal' : 'simulator.hints.goal')} />
        {!isAlive && (
          <Button type="submit" look="primary">
            {texts('simulator.calculate')}
          </Button>
        )}
      </Form>
    </Card>
  );
}

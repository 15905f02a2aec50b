import type { FigureId } from '#contracts/reports/figures.ts';
import { available, mapFigure, sumOfFigures, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { type Asked, type Explained, result, step } from './explained.ts';
import { flowRow } from '../transactions/flow-row.ts';
import { fundValueHistory } from '../private-equity/fund-value-history.ts';
import { subjectCurve } from '../private-equity/j-curve.ts';
import { computeFundTotals } from '../private-equity/private-equity-figures.ts';
import { allConverted, privateFunds } from '../private-equity/private-funds.ts';

/** Explains the last reports of the funds, and the calls and distributions since then; behind it each fund's report. */
export async function explainRolled(_figure: FigureId, { snapshot, subject }: Asked): Promise<Explained> {
  const funds = await privateFunds(snapshot, subject);
  const value = funds.length === 0 ? unavailable('nothing-committed') : computeFundTotals(funds).value;
  const last = result('programme.value', value, 'money');
  if (!value.available) return { steps: [last], rows: [] };
  const valueOn = await fundValueHistory(snapshot, subject);
  const reports = funds.map(({ instrument, report: { reportedOn } }) => ({
    name: instrument.name,
    reportedOn,
    reported: reportedOn === null ? available(0) : valueOn(reportedOn, instrument.id),
  }));
  const reported = sumOfFigures(reports.map((report) => report.reported));
  const rows = reports.flatMap(({ name, reportedOn, reported: own }) =>
    reportedOn !== null && own.available ? [{ day: isoDate(reportedOn), text: name, kind: 'money' as const, amount: own.value }] : [],
  );
  return {
    steps: [
      { ...step('programme.reported', reported), details: { count: rows.length } },
      step(
        'programme.since',
        mapFigure(reported, (amount) => value.value - amount),
      ),
      last,
    ],
    rows,
  };
}

/** Everything called and paid back up to the end of the quarter in which most was missing. */
export async function explainDeepest(_figure: FigureId, { snapshot, subject }: Asked): Promise<Explained> {
  const curve = await subjectCurve(snapshot, subject);
  const last = result(
    'programme.deepest',
    mapFigure(curve, ({ deepest }) => deepest.cumulative),
    'money',
  );
  const funds = allConverted(await privateFunds(snapshot, subject));
  if (!curve.available || !funds.available) return { steps: [last], rows: [] };
  const { day } = curve.value.deepest;
  const rows = funds.value.flatMap(({ instrument, position }) =>
    position.flows.filter((flow) => flow.day <= day).map((flow) => flowRow(flow, instrument.name)),
  );
  const until = { details: { day: isoDate(day) } };
  const sumOf = (isPaid: (amount: number) => boolean) =>
    rows.filter(({ amount }) => isPaid(amount)).reduce((total, { amount }) => total + amount, 0);
  return {
    steps: [
      {
        ...step(
          'programme.calledUntil',
          sumOf((amount) => amount < 0),
        ),
        ...until,
      },
      {
        ...step(
          'programme.distributedUntil',
          sumOf((amount) => amount >= 0),
        ),
        ...until,
      },
      last,
    ],
    rows,
  };
}

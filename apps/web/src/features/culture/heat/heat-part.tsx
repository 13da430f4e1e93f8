import { getHeatmap } from '@fourfold/contract/calls';
import type { HeatmapAnswer } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { HeatColumn, HeatRow } from '../../../charts/heatmap/heat-data.ts';
import { Heatmap } from '../../../charts/heatmap/heatmap.tsx';
import { call, messageOf } from '../../../lib/api.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCulture } from '../culture-context.ts';
import { PartMenu } from '../export/part-menu.tsx';
import { usePictureOf } from '../export/picture-context.ts';
import { KindChoice } from '../kind-choice.tsx';
import { kindOf } from '../kind-of.ts';
import { Part } from '../part.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { whyPeopleDiffer } from '../why-people-differ.ts';
import { placeOfPerson, toColumns, toRows } from './heat-model.ts';
import { saveHeatmap } from './save-heatmap.ts';
import { useHeatPeople } from './use-heat-people.ts';

/** The whole organisation at a glance. */
export function HeatPart() {
  const { filter, key } = useCulture();
  const kind = kindOf(useSearchParams()[0]);
  const [open, setOpen] = useState<string | null>(null);
  const heatmap = useLoading(`${key} ${kind} ${open}`, (signal) =>
    call(getHeatmap, { query: { ...filter, kind, ...(open ? { open } : {}) } }, { signal }),
  );
  return (
    <LoadingPart
      loading={heatmap}
      label={t`Loading the heatmap`}
      skeleton={<PartSkeleton name={t`Heatmap`} label={t`Loading the heatmap`} />}
    >
      {(answer) => <HeatGrid answer={answer} open={open} onOpen={setOpen} />}
    </LoadingPart>
  );
}

interface HeatGridProps {
  answer: HeatmapAnswer;
  open: string | null;
  onOpen: (competency: string | null) => void;
}

const names = { behaviour: t`Competency`, perception: t`Domain` } as const;

function HeatGrid({ answer, open, onOpen }: HeatGridProps) {
  const { filter, key, ask } = useCulture();
  const of = usePictureOf();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { kind } = answer;
  const [ranged, setRanged] = useState(false);
  const { want, failed, departments } = useHeatPeople({ filter, kind, open, key });
  const rows = useMemo(() => toRows(answer.columns, open), [answer.columns, open]);
  const columns = useMemo(
    () =>
      toColumns({
        answer,
        opened,
        people: departments,
        toPerson: (id) => pages.person.path.replace(':responseId', id),
      }),
    [answer, opened, departments],
  );

  const onView = useCallback(
    (seen: readonly HeatColumn[]) => {
      for (const column of seen) {
        const place = placeOfPerson(column.key);
        if (place) want(place.department, place.index);
      }
    },
    [want],
  );
  function onColumn({ key: id }: HeatColumn) {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  }
  function onCell({ key: measure, level }: HeatRow, { key: id, kind: whose, name }: HeatColumn) {
    ask({
      about: 'score',
      key: measure,
      of: level === 1 ? 'group' : 'measure',
      department: whose === 'whole' ? null : { id, name },
    });
  }
  function onRow(row: HeatRow) {
    if (row.level === 2) ask({ about: 'score', key: row.key });
    else onOpen(row.expanded ? null : row.key);
  }
  return (
    <Part
      id="heatmap"
      name={t`Heatmap`}
      sentence={[answer.sentence, sayOnlyOne(answer)].filter(Boolean).join(' ')}
      note={
        <span className="print:hidden">
          <Trans>Select a score, a department or a competency to see what is behind it.</Trans>{' '}
          {opened.size > 0 && whyPeopleDiffer()}
        </span>
      }
      actions={
        <>
          <Button
            size="small"
            aria-pressed={ranged}
            className="aria-pressed:border-ink aria-pressed:bg-sunk"
            onClick={() => setRanged(!ranged)}
          >
            <Trans>Likely ranges</Trans>
          </Button>
          <KindChoice label={t`What the heatmap shows`} />
          <PartMenu part="heatmap" onPicture={() => saveHeatmap(of, answer, rows, columns)} />
        </>
      }
    >
      {failed !== null && (
        <Notice kind="error" live className="mb-3" title={t`Some people could not be loaded`}>
          {messageOf(failed, t`Please check your connection, then scroll to them again.`)}
        </Notice>
      )}
      <Heatmap
        label={names[kind]}
        rows={rows}
        columns={columns}
        ranged={ranged}
        onRow={onRow}
        onColumn={onColumn}
        onCell={onCell}
        onView={onView}
        onFollow={(href) => navigate(href)}
      />
    </Part>
  );
}

/** What is called the company's may so far be what one of several departments says. */
function sayOnlyOne({ whole, departments }: HeatmapAnswer): string | null {
  const only = departments.find(({ people }) => people > 0 && people === whole?.people);
  return only === undefined || departments.length < 2
    ? null
    : t`So far all of these answers are from ${only.name}.`;
}

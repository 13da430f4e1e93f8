import { getDynamics } from '@fourfold/contract/calls';
import type { DynamicsAnswer } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { useCulture } from '../culture-context.ts';
import { PartMenu } from '../export/part-menu.tsx';
import { usePictureOf } from '../export/picture-context.ts';
import { Part } from '../part.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { LinkPicture } from './link-picture.tsx';
import { LinkSearch } from './link-search.tsx';
import { LinkTable } from './link-table.tsx';
import { linksOf } from './links-query.ts';
import { saveLinks } from './save-links.ts';

/** Which behaviours go with which perceptions. */
export function DynamicsPart() {
  const { filter, key } = useCulture();
  const view = linksOf(useSearchParams()[0]);
  const dynamics = useLoading(`${key} ${view.q} ${view.sort} ${view.page}`, (signal) =>
    call(
      getDynamics,
      {
        query: {
          ...filter,
          per_page: 10,
          page: view.page,
          sort: view.sort,
          ...(view.q ? { q: view.q } : {}),
        },
      },
      { signal },
    ),
  );
  return (
    <LoadingPart
      loading={dynamics}
      label={t`Loading the connections`}
      skeleton={<PartSkeleton small name={t`Connections`} label={t`Loading the connections`} />}
    >
      {(answer) => <Connections {...answer} />}
    </LoadingPart>
  );
}

function Connections(answer: DynamicsAnswer) {
  const of = usePictureOf();
  const { q } = linksOf(useSearchParams()[0]);
  const picture = useRef<HTMLDivElement>(null);
  return (
    <Part
      id="dynamics"
      name={t`Connections`}
      fold={t`Show and search the connections`}
      sentence={answer.sentence}
      note={
        answer.basis === 'expected'
          ? t`With fewer than ten people, these scores show what the authors expect, not what the answers say.`
          : t`Among the people who answered. The thicker the line, the closer the connection.`
      }
      actions={<PartMenu part="dynamics" q={q} onPicture={() => saveLinks(picture.current, of, answer)} />}
    >
      <div ref={picture}>
        <LinkPicture links={answer.strongest} />
      </div>
      <h3 className="mt-6 mb-3 font-sans text-ui font-medium">
        <Trans>Look up any of the 7,056 connections</Trans>
      </h3>
      <LinkSearch />
      <LinkTable answer={answer} />
    </Part>
  );
}

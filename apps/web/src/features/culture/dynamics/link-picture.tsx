import type { CultureLink } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { useSize } from '../../../charts/use-size.ts';
import { cx } from '../../../ui/cx.ts';
import { useCulture } from '../culture-context.ts';
import { heightsOf, type Line, layOut, palestFirst, pathOf, ROW, widthsOf } from './link-layout.ts';
import { linkInWords } from './link-words.ts';

/** A name's height: ROW where letters have the usual size. */
const rows = 'grid auto-rows-[2.75rem] items-center text-note leading-tight sm:text-ui';
const ROW_REM = 2.75;

/** Behaviours on the left, perceptions on the right, and what goes with what. */
export function LinkPicture({ links }: { links: readonly CultureLink[] }) {
  const { ask } = useCulture();
  const { left, right, lines } = useMemo(() => layOut(links), [links]);
  const middle = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<CultureLink | null>(null);
  const told = shown !== null && links.includes(shown) ? shown : links[0];
  const { tallest, heightOf } = heightsOf(left.length, right.length);
  const size = useSize(middle, { width: 320, height: tallest });
  // Drawn for letters of the usual size; larger ones enlarge the drawing with the names that it connects.
  const width = (size.width * tallest) / size.height;
  const placeOf = (line: Line<CultureLink>): LinePlace => ({
    link: line.link,
    path: pathOf(width, heightOf('left', line.from), heightOf('right', line.to)),
    middle: { x: width / 2, y: (heightOf('left', line.from) + heightOf('right', line.to)) / 2 },
    quiet: shown !== null && shown !== line.link,
  });
  const isTold = (side: 'behaviour' | 'perception', key: string) => shown !== null && shown[side].key === key;

  return (
    <figure className="max-w-wide">
      {/* No name is cut by a line: the middle gives way, and with letters of twice the size a phone scrolls the rest. */}
      <div className="grid grid-cols-[minmax(min-content,1fr)_minmax(2.5rem,1fr)_minmax(min-content,1fr)] items-center gap-x-2 max-[17rem]:overflow-x-auto sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_minmax(0,1fr)]">
        <ul className={cx(rows, 'text-right')} aria-label={t`Behaviours`}>
          {left.map(({ key, name }) => (
            <li key={key} className={isTold('behaviour', key) ? 'font-semibold' : undefined}>
              {name}
            </li>
          ))}
        </ul>
        <div ref={middle} style={{ height: `${(tallest / ROW) * ROW_REM}rem` }}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form. */}
          <svg
            role="group"
            aria-label={t`Connections`}
            viewBox={`0 0 ${width} ${tallest}`}
            className="block size-full overflow-visible"
          >
            {/* Below all the cores: what is only possible of one line must not cover what is sure of another. */}
            <g pointerEvents="none">
              {palestFirst(lines).map((line) => (
                <PalePart key={keyOf(line)} {...placeOf(line)} />
              ))}
            </g>
            {lines.map((line) => (
              <LinkLine
                key={keyOf(line)}
                {...placeOf(line)}
                onShow={() => setShown(line.link)}
                onLeave={() => setShown(null)}
                onAsk={() =>
                  ask({
                    about: 'link',
                    behaviour: line.link.behaviour.key,
                    perception: line.link.perception.key,
                  })
                }
              />
            ))}
          </svg>
        </div>
        <ul className={rows} aria-label={t`Perceptions`}>
          {right.map(({ key, name }) => (
            <li key={key} className={isTold('perception', key) ? 'font-semibold' : undefined}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 min-h-10 text-note text-ink-soft">
        {told && <span className="font-medium text-ink">{linkInWords(told)}. </span>}
        <Trans>
          The solid core of a line is what is certain, the pale part what is possible. Blue lines join things
          that go together. Orange lines join things that go in opposite directions. A connection is not a
          cause.
        </Trans>
      </figcaption>
    </figure>
  );
}

const keyOf = ({ link }: Line<CultureLink>) => `${link.behaviour.key} ${link.perception.key}`;

interface LinePlace {
  link: CultureLink;
  path: string;
  middle: { x: number; y: number };
  quiet: boolean;
}

const lookOf = ({ link, quiet }: LinePlace) =>
  cx(
    'transition-opacity',
    link.correlation < 0 ? 'text-band-mark-5' : 'text-band-mark-1',
    quiet && 'opacity-25',
  );

function PalePart(place: LinePlace) {
  const { possible } = widthsOf(place.link);
  return (
    <g fill="none" stroke="currentColor" className={lookOf(place)}>
      <path d={place.path} strokeWidth={possible + 2} className="text-paper" />
      <path d={place.path} strokeWidth={possible} className="opacity-25" />
    </g>
  );
}

interface LinkLineProps extends LinePlace {
  onShow: () => void;
  onLeave: () => void;
  onAsk: () => void;
}

/** What is sure of a line, and what is touched, pointed at and reached by keyboard. */
function LinkLine({ onShow, onLeave, onAsk, ...place }: LinkLineProps) {
  const { link, path, middle } = place;
  const { sure, possible } = widthsOf(link);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <button> can't stand inside an SVG.
    <g
      role="button"
      tabIndex={0}
      aria-label={linkInWords(link)}
      onPointerEnter={onShow}
      onPointerLeave={onLeave}
      onFocus={onShow}
      onBlur={onLeave}
      onClick={onAsk}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onAsk();
      }}
      fill="none"
      stroke="currentColor"
      className={cx('group cursor-pointer outline-none', lookOf(place))}
    >
      {/* A level line has no height: without this a finger that explores the screen would not meet it. */}
      <circle cx={middle.x} cy={middle.y} r="12" stroke="none" fill="transparent" />
      <path d={path} strokeWidth={Math.max(14, possible)} stroke="transparent" pointerEvents="stroke" />
      {/* The frame of the focus lies above the pale part, which is drawn once more inside of it. */}
      <g className="opacity-0 group-focus-visible:opacity-100">
        <path d={path} strokeWidth={possible + 5} className="text-focus" />
        <path d={path} strokeWidth={possible + 2} className="text-paper" />
        <path d={path} strokeWidth={possible} className="opacity-25" />
      </g>
      <path d={path} strokeWidth={sure} strokeDasharray={link.correlation < 0 ? '8 3' : undefined} />
    </g>
  );
}

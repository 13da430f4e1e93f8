import type { ArticleSection } from '@fourfold/content';
import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../ui/data-table.tsx';
import { Checklist, Example, Product } from './asides.tsx';
import { LevelsFigure } from './figures/levels-figure.tsx';
import { LinesFigure } from './figures/lines-figure.tsx';
import { MapFigure } from './figures/map-figure.tsx';
import { RowsFigure } from './figures/rows-figure.tsx';
import { StepsFigure } from './figures/steps-figure.tsx';
import { Reference, References } from './references.tsx';

/** What the texts are drawn with. What only some call for comes with their routes, so that no other carries it. */
const shared = {
  a: TextLink,
  table: DataTable,
  Checklist,
  Example,
  LevelsFigure,
  LinesFigure,
  MapFigure,
  Product,
  Reference,
  References,
  RowsFigure,
  StepsFigure,
} satisfies MDXComponents;

export function componentsFor(sections: readonly ArticleSection[]): MDXComponents {
  return {
    ...shared,
    // The anchor is the section's, so that rewording a heading breaks no link.
    h2: (props: ComponentProps<'h2'>) => (
      <h2 id={sections.find(({ title }) => title === props.children)?.id} {...props} />
    ),
  };
}

function TextLink({ href = '', ...props }: ComponentProps<'a'>) {
  return href.startsWith('/') ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}

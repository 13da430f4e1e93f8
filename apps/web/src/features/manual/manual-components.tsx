import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../ui/data-table.tsx';
import { addressOf } from './chapters.ts';

/** What the chapters are drawn with: they are plain Markdown, so that they can be read as files too. */
export const manualComponents: MDXComponents = {
  a: ChapterLink,
  h1: ChapterTitle,
  table: DataTable,
  td: Cell,
};

function ChapterLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={addressOf(href)} {...props} />;
}

function ChapterTitle(props: ComponentProps<'h1'>) {
  return <h1 className="max-w-[22ch] text-h1" {...props} />;
}

/** A number stays on one line, whatever hyphens and spaces it has: "1.0e-8 or less". */
function Cell({ children, ...props }: ComponentProps<'td'>) {
  const isNumber = typeof children === 'string' && children.length < 16 && /^[±−]? ?\d/.test(children);
  return (
    <td className={isNumber ? 'whitespace-nowrap' : undefined} {...props}>
      {children}
    </td>
  );
}

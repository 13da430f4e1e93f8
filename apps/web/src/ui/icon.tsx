import { cx } from './cx.ts';

/** Drawn on a grid of 16, in hairlines like everything else. */
const paths = {
  'arrow-right': 'M2.5 8h11M9.5 4l4 4-4 4',
  'arrow-left': 'M13.5 8h-11M6.5 4l-4 4 4 4',
  check: 'm3 8.5 3.5 3.5L13 4.5',
  'chevron-down': 'm3.5 6 4.5 4.5L12.5 6',
  'chevron-right': 'M6 3.5 10.5 8 6 12.5',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  download: 'M8 2.5v8M4.5 7.5 8 11l3.5-3.5M2.5 13.5h11',
  error: 'M5.1 1.75h5.8l3.35 3.35v5.8l-3.35 3.35H5.1L1.75 10.9V5.1zM8 4.75v4M8 11v.25',
  external: 'M9 2.5h4.5V7M13.5 2.5 7.5 8.5M12 9.5v4H2.5V4h4',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  'eye-off':
    'M3.6 4.8C2.2 6.2 1.5 8 1.5 8S4 12.5 8 12.5c1.2 0 2.2-.4 3.1-.9M6.3 3.8c.5-.2 1.1-.3 1.7-.3 4 0 6.5 4.5 6.5 4.5s-.5 1.1-1.6 2.3M2.5 2.5l11 11',
  info: 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM8 7.25v4M8 4.75V5',
  menu: 'M2 4.5h12M2 8h12M2 11.5h12',
  minus: 'M3 8h10',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z',
  plus: 'M3 8h10M8 3v10',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.5 10.5l3.5 3.5',
  success: 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM5 8.25l2.25 2.25L11.25 6',
  upload: 'M8 11V3M4.5 6.5 8 3l3.5 3.5M2.5 13.5h11',
  warning: 'M8 2 14.75 13.75H1.25zM8 6.25v3.5M8 11.5v.25',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  className?: string;
}

/** An ornament beside a word, never instead of one: it is hidden from screen readers. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', className)}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

interface TickProps {
  label: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** The whole cell can be tapped, which a finger needs. */
export function Tick({ label, isTicked, onTick }: TickProps) {
  return (
    <label className="grid size-8 place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
        className="check-box m-0"
      />
    </label>
  );
}

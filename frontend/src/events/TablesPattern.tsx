/* Round tables with chairs, as a plan shows them: the ground behind the name of an event. */

const chairs = [0, 45, 90, 135, 180, 225, 270, 315]

/** Fills the element around it, which is `relative isolate`; `id` is unique in the document. */
export function TablesPattern({ id }: { id: string }) {
  return (
    <svg aria-hidden className="absolute inset-0 -z-10 size-full opacity-35">
      <defs>
        <pattern
          id={id}
          width="150"
          height="124"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-8)"
        >
          <Table x={38} y={32} />
          <Table x={113} y={94} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

function Table({ x, y }: { x: number; y: number }) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      className="fill-current stroke-current"
      fillOpacity="0.16"
      strokeWidth="1.4"
    >
      <circle r="19" />
      {chairs.map((degrees) => (
        <rect
          key={degrees}
          x="-5"
          y="-31"
          width="10"
          height="9"
          rx="2.5"
          transform={`rotate(${degrees})`}
        />
      ))}
    </g>
  )
}

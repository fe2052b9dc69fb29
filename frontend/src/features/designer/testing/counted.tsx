/* Wraps a component so that a test sees each time anything inside it renders. */
import { Profiler, type ComponentType } from 'react'

/** Names of wrapped components, once for every commit in which something inside them rendered. */
export const rendered: string[] = []

export function counted<P extends object>(name: string, Inner: ComponentType<P>): ComponentType<P> {
  return function Counted(props: P) {
    return (
      <Profiler
        id={name}
        onRender={(id) => {
          rendered.push(id)
        }}
      >
        <Inner {...props} />
      </Profiler>
    )
  }
}

/* The parts of a mutation that the kit reads. */

/** A failed call: a server's refusal may name a field. */
export type Refusal = Error & { field?: string | undefined }

export type MutationLike<A, R> = {
  mutate: (
    input: A,
    options: { onSuccess: (result: R) => void; onError: (error: Refusal) => void },
  ) => void
  isPending: boolean
}

/* The names that wishes are spelled with, and what a new one may be about. */
import { useMemo } from 'react'

import type { Guest, Table } from '@/api/schema'
import { useTags } from '@/api/tags'
import { useTables } from '@/api/seating'
import { compareTexts } from '@/guests/names'
import { peopleOf } from '@/guests/wishes/wish-people'
import type { WishNames } from '@/guests/wishes/wish-words'

export type WishWorld = {
  guests: readonly Guest[]
  tables: readonly Table[]
  tags: readonly { id: string; name: string }[]
  /** The companies of the guests, each once. */
  companies: readonly string[]
  names: WishNames
}

export function useWishWorld(eventId: string, guests: readonly Guest[]): WishWorld {
  const { data: tables = [] } = useTables(eventId)
  const { data: tags = [] } = useTags()
  return useMemo(() => {
    const tableNames = new Map(tables.map(({ id, name }) => [id, name]))
    const tagNames = new Map(tags.map(({ id, name }) => [id, name]))
    const companies = new Set(guests.map(({ company }) => company.trim()))
    companies.delete('')
    return {
      guests,
      tables,
      tags,
      companies: [...companies].sort(compareTexts),
      names: {
        people: peopleOf(guests),
        table: (id) => tableNames.get(id),
        tag: (id) => tagNames.get(id),
      },
    }
  }, [guests, tables, tags])
}

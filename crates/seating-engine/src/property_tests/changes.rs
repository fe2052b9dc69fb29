//! Incremental values against recomputation from scratch, over random walks.

use std::collections::BTreeSet;

use super::drafts;
use crate::index::{NONE, id, ix, option};
use crate::plan::Plan;
use crate::prng::Prng;
use crate::problem::{Fit, Problem};
use crate::score::score;
use crate::tables::atoms::Atoms;
use crate::tables::construct::construct;
use crate::tables::state::{State, Worth};
use crate::units::units;

#[test]
fn the_plan_is_exact_after_every_exchange_of_seats() {
    let mut changes = 0;
    for seed in 0..400 {
        let draft = drafts::draft(seed, 14, 4, 6);
        let Ok(mut problem) = draft.build() else { continue };
        // The plan knows no locks; without them every exchange is a valid plan.
        for guest in &mut problem.guests {
            (guest.lock_table, guest.lock_seat) = (NONE, NONE);
        }
        let mut prng = Prng::new(seed, 0);
        let mut plan = Plan::new(&problem);
        let open: Vec<usize> = (0..problem.seats())
            .filter(|&seat| !problem.seats[seat].blocked)
            .collect();
        for (guest, &seat) in (0..problem.guests()).zip(&open) {
            plan.place(guest, seat);
        }
        for _ in 0..60 {
            let (one, other) = (prng.below(open.len()), prng.below(open.len()));
            let guest = prng.below(problem.guests());
            match open.get(one).zip(open.get(other)) {
                Some((&one, &other)) if one != other => plan.swap(one, other),
                _ if plan.seat_of(guest) != NONE => plan.remove(guest),
                _ => {}
            }
            let seats: Vec<Option<usize>> = plan.seats().iter().map(|&seat| option(seat)).collect();
            let truth = score(&problem, &seats).expect("a valid plan").score();
            assert_eq!(plan.score(), truth, "seed {seed}");
            changes += 1;
        }
    }
    assert!(changes > 10_000, "only {changes} changes were made");
}

/// The table phase's own value, written out from its definition.
fn worth(problem: &Problem, atoms: &Atoms, table: &[u32]) -> Worth {
    let mut sum = Worth::default();
    let bench = atoms.bench();
    let at = |atom: usize| ix(table[atom]);
    for atom in 0..atoms.len() {
        let base = atoms.base[atom * (bench + 1) + at(atom)];
        sum.soft += i64::from(base.soft);
        sum.hard += i32::from(base.hard);
        sum.bench += if at(atom) == bench { atoms.size[atom] } else { 0 };
        for bond in atoms.bonds.row(atom).iter().filter(|bond| ix(bond.other) > atom) {
            if at(atom) != bench && at(atom) == at(ix(bond.other)) {
                sum.soft -= i64::from(bond.gain);
                sum.hard += bond.apart;
            }
        }
        let company = |&other: &u32| other != id(atom) && at(ix(other)) == at(atom);
        let mates: BTreeSet<u32> = (0..problem.guests())
            .filter(|&guest| ix(atoms.of_guest[guest]) == atom)
            .flat_map(|guest| problem.links.row(guest).iter().map(|&other| atoms.of_guest[ix(other)]))
            .collect();
        if atoms.fragile[atom] && at(atom) != bench && !mates.iter().any(company) {
            sum.soft += i64::from(atoms.isolation);
        }
    }
    for here in 0..bench {
        let sitting: Vec<usize> = (0..atoms.len()).filter(|&atom| at(atom) == here).collect();
        let load: i32 = sitting.iter().map(|&atom| atoms.size[atom]).sum();
        assert!(load <= atoms.capacity[here], "table {here} is overfull");
        if load > 0 {
            sum.soft += i64::from(atoms.underfill * (atoms.fill_min[here] - load).max(0));
        }
        let members = sitting
            .iter()
            .flat_map(|&atom| &atoms.members[atom])
            .map(|&guest| &problem.guests[ix(guest)]);
        let needy =
            members.filter(|guest| guest.lock_seat == NONE && problem.fit(guest.class, id(here)) == Fit::Accessible);
        sum.hard += (i32::try_from(needy.count()).expect("few") - atoms.accessible[here]).max(0);
    }
    for (census, known) in atoms.census.iter().enumerate() {
        let members = |here: usize| -> i32 {
            let sets = (0..atoms.len())
                .filter(|&atom| at(atom) == here)
                .flat_map(|atom| atoms.census_of.row(atom));
            sets.filter(|set| ix(set.0) == census).map(|set| set.1).sum()
        };
        let counts: Vec<i32> = (0..bench).map(members).filter(|&count| count > 0).collect();
        let excess = match known.rule {
            crate::problem::GroupRule::Spread { limit } => counts
                .iter()
                .map(|count| (count - i32::try_from(limit).expect("small")).max(0))
                .sum(),
            crate::problem::GroupRule::Gather => (i32::try_from(counts.len()).expect("few") - known.fewest).max(0),
        };
        if known.hard {
            sum.hard += excess * known.weight;
        } else {
            sum.soft += i64::from(excess * known.weight);
        }
    }
    sum
}

#[test]
fn the_table_phase_is_exact_after_every_exchange_of_parties() {
    let mut changes = 0;
    for seed in 0..600 {
        let Ok(problem) = drafts::draft(seed, 16, 4, 7).build() else {
            continue;
        };
        let units = units(&problem);
        let mut prng = Prng::new(seed, 1);
        let mut loose: BTreeSet<u32> = (0..id(units.members.len())).filter(|_| prng.one_in(4)).collect();
        let atoms = Atoms::build(&problem, &units, &mut loose);
        let mut state = State::new(&atoms);
        construct(&mut state);
        assert_eq!(
            state.worth,
            worth(&problem, &atoms, &state.table),
            "seed {seed}, construction"
        );
        for _ in 0..40 {
            let (a, b) = (prng.below(atoms.tables + 1), prng.below(atoms.tables + 1));
            let some = |list: &Vec<u32>, prng: &mut Prng| -> Vec<u32> {
                list.iter().copied().filter(|_| prng.one_in(2)).take(3).collect()
            };
            let (out, back) = (some(&state.sitting[a], &mut prng), some(&state.sitting[b], &mut prng));
            let size = |list: &[u32]| -> i32 { list.iter().map(|&atom| atoms.size[ix(atom)]).sum() };
            let fits = size(&out) - size(&back) <= state.room(b) && size(&back) - size(&out) <= state.room(a);
            if a == b || !fits {
                continue;
            }
            let change = state.evaluate(&out, &back, a, b);
            state.apply(&out, &back, a, b, change);
            assert_eq!(state.worth, worth(&problem, &atoms, &state.table), "seed {seed}");
            changes += 1;
        }
    }
    assert!(changes > 3_000, "only {changes} changes were made");
}

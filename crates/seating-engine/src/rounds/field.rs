//! Finite arithmetic for designs: fields of prime power order and products of them.
#![expect(
    clippy::indexing_slicing,
    reason = "logarithms and powers are tables with one entry per element"
)]

/// A field of `order` elements, numbered from 0; 0 and 1 are its zero and one.
#[derive(Clone, Debug)]
struct Field {
    prime: usize,
    order: usize,
    powers: Vec<usize>,
    logs: Vec<usize>,
}

impl Field {
    /// Builds the field of order `prime` to the power `degree`. Elements are polynomials whose coefficients are the digits
    /// of their number. Tries monic polynomials until one makes x a generator of all other elements, which proves that
    /// every one of them has an inverse.
    fn new(prime: usize, degree: u32) -> Option<Self> {
        let order = prime.checked_pow(degree)?;
        (0..order).find_map(|tail| Self::with_polynomial(prime, order, tail))
    }

    fn with_polynomial(prime: usize, order: usize, tail: usize) -> Option<Self> {
        let mut field = Self {
            prime,
            order,
            powers: Vec::with_capacity(order),
            logs: vec![usize::MAX; order],
        };
        let mut element = 1;
        for exponent in 0..order - 1 {
            if element == 0 || field.logs[element] != usize::MAX {
                return None;
            }
            field.powers.push(element);
            field.logs[element] = exponent;
            element = field.times_generator(element, tail);
        }
        (element == 1).then_some(field)
    }

    /// Multiplies by x, which for a prime order is the number `tail` itself.
    fn times_generator(&self, element: usize, tail: usize) -> usize {
        if self.order == self.prime {
            return element * tail % self.prime;
        }
        let top = element * self.prime / self.order;
        let shifted = element * self.prime % self.order;
        (0..top).fold(shifted, |sum, _| self.add(sum, tail))
    }

    /// Adds digit by digit.
    fn add(&self, a: usize, b: usize) -> usize {
        let (mut sum, mut unit) = (0, 1);
        while unit < self.order {
            sum += (a / unit + b / unit) % self.prime * unit;
            unit *= self.prime;
        }
        sum
    }

    fn multiply(&self, a: usize, b: usize) -> usize {
        if a == 0 || b == 0 {
            0
        } else {
            self.powers[(self.logs[a] + self.logs[b]) % (self.order - 1)]
        }
    }
}

/// A product of fields: the ring of its order that has the most elements with invertible differences.
#[derive(Clone, Debug)]
pub(super) struct Ring {
    fields: Vec<Field>,
}

impl Ring {
    /// Builds the ring from the prime powers of its order; `None` for an order below 2.
    pub(super) fn new(order: usize) -> Option<Self> {
        let powers = prime_powers(order);
        let fields: Option<Vec<Field>> = powers
            .iter()
            .map(|&(prime, degree)| Field::new(prime, degree))
            .collect();
        let fields = fields?;
        (!fields.is_empty()).then_some(Self { fields })
    }

    pub(super) fn add(&self, a: usize, b: usize) -> usize {
        self.by_field(a, b, Field::add)
    }

    pub(super) fn multiply(&self, a: usize, b: usize) -> usize {
        self.by_field(a, b, Field::multiply)
    }

    fn by_field(&self, a: usize, b: usize, operation: fn(&Field, usize, usize) -> usize) -> usize {
        let (mut result, mut unit) = (0, 1);
        for field in &self.fields {
            let digit = operation(field, a / unit % field.order, b / unit % field.order);
            result += digit * unit;
            unit *= field.order;
        }
        result
    }

    /// Returns as many elements as possible whose differences all have inverses: element `i` of every field at once.
    pub(super) fn with_unit_differences(&self) -> Vec<usize> {
        let smallest = self.fields.iter().map(|field| field.order).min().unwrap_or(0);
        let diagonal = |index: usize| {
            let units = self.fields.iter().scan(1, |unit, field| {
                let own = *unit;
                *unit *= field.order;
                Some(own)
            });
            units.map(|unit| unit * index).sum()
        };
        (0..smallest).map(diagonal).collect()
    }
}

/// Returns the primes of a number with their exponents.
fn prime_powers(mut number: usize) -> Vec<(usize, u32)> {
    let mut powers = Vec::new();
    let mut prime = 2;
    while number > 1 && prime <= number {
        let mut degree = 0;
        while number.is_multiple_of(prime) {
            number /= prime;
            degree += 1;
        }
        if degree > 0 {
            powers.push((prime, degree));
        }
        prime += 1;
    }
    powers
}

#[cfg(test)]
mod tests {
    use super::Ring;

    #[test]
    fn differences_on_the_diagonal_have_inverses() {
        for order in [2, 7, 8, 9, 12, 15, 16, 20, 25, 27] {
            let ring = Ring::new(order).expect("an order of at least 2");
            let diagonal = ring.with_unit_differences();
            for (at, &a) in diagonal.iter().enumerate() {
                for &b in &diagonal[..at] {
                    let difference = (0..order).find(|&d| ring.add(b, d) == a).expect("a difference");
                    let mut products: Vec<usize> = (0..order).map(|m| ring.multiply(m, difference)).collect();
                    products.sort_unstable();
                    products.dedup();
                    assert_eq!(products.len(), order, "order {order}: {difference} has no inverse");
                }
            }
        }
    }

    #[test]
    fn multiplication_distributes_over_addition() {
        for order in [8, 9, 12] {
            let ring = Ring::new(order).expect("an order of at least 2");
            for a in 0..order {
                for b in 0..order {
                    for c in 0..order {
                        let sum = ring.multiply(a, ring.add(b, c));
                        assert_eq!(sum, ring.add(ring.multiply(a, b), ring.multiply(a, c)));
                    }
                }
            }
        }
    }
}

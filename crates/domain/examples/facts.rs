//! Prints the facts as JSON for `cargo xtask codegen facts`.

#[expect(clippy::print_stdout, reason = "printing is what this program is for")]
fn main() {
    println!("{:#}", domain::facts::facts());
}
